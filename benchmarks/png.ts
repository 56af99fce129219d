import { GlobalFonts, createCanvas, loadImage } from "@napi-rs/canvas";

/** Pixels for each unit of the drawing, so that text is sharp. */
const SCALE = 1.5;

export const pngOf = async (svg: string): Promise<Buffer> => {
  if (GlobalFonts.families.length === 0) throw new Error("There is no font on this machine to write the labels with: install one, for example DejaVu Sans.");
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width * SCALE, image.height * SCALE);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer("image/png");
};
