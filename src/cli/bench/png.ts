import type { Drawing } from "./plots.ts";

/** Pixels for each unit of the drawing, so that text is sharp. */
const SCALE = 2;

/** `undefined` where the canvas, which is no part of an installation, is not there, or no font to write with. */
export const pngOf = async ({ svg, width, height }: Drawing): Promise<Buffer | undefined> => {
  const canvas = await import("@napi-rs/canvas").catch(() => undefined);
  if (canvas === undefined || canvas.GlobalFonts.families.length === 0) return undefined;
  const image = await canvas.loadImage(Buffer.from(svg));
  const sheet = canvas.createCanvas(width * SCALE, height * SCALE);
  sheet.getContext("2d").drawImage(image, 0, 0, width * SCALE, height * SCALE);
  return sheet.toBuffer("image/png");
};
