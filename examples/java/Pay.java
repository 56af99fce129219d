import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pays costs with one tapwright process that stays: java Pay.java [COMMAND …]
 *
 * COMMAND starts tapwright where it is not on the path: npx tapwright, or, in a clone, npm run -s tapwright --.
 * JDK 17, nothing else; JSON is read by the few lines at the end. The protocol is docs/protocol.md.
 */
public class Pay {
    public static void main(String[] args) throws IOException, InterruptedException {
        try (Payer payer = new Payer(args.length > 0 ? List.of(args) : List.of("tapwright"))) {
            for (String card : List.of("Cultivate", "Counterspell", "Cultivatte")) show(payer.ask(question(card)));
            System.out.println("exit status " + payer.end());
        }
    }

    /** Without line breaks: a question must stay on one line. */
    static String question(String card) {
        String board = """
            [{"card": "Forest", "id": "forest"}, {"card": "Sol Ring", "id": "ring"}, {"card": "Llanowar Elves", "id": "elves"}]""";
        return "{\"id\": \"" + card + "\", \"position\": {\"you\": {\"battlefield\": " + board + "}, \"paying\": {\"card\": \"" + card + "\"}}}";
    }

    static void show(Map<?, ?> answer) {
        Object id = answer.get("id");
        switch ((String) answer.get("status")) {
            case "payable" -> {
                Map<?, ?> plan = (Map<?, ?>) answer.get("plan");
                System.out.println(id + " for " + plan.get("total") + ":");
                for (Object step : (List<?>) plan.get("steps")) System.out.println("  " + words((Map<?, ?>) step));
            }
            case "error" -> {
                Map<?, ?> error = (Map<?, ?>) answer.get("error");
                System.out.println(id + ": error " + error.get("code") + " at " + or(error.get("path"), "the position"));
            }
            default -> System.out.println(id + ": " + answer.get("status") + ", missing " + or(answer.get("missing"), "nothing in particular"));
        }
    }

    /** One step of a plan. */
    static String words(Map<?, ?> step) {
        String verb = (String) step.get("do");
        if (verb.equals("activate")) return "use " + step.get("object") + " for " + step.get("adds");
        if (verb.equals("mana")) return "pay " + step.get("pays") + " with " + step.get("unit") + " from " + step.get("from");
        StringBuilder words = new StringBuilder(verb);
        for (String key : List.of("object", "amount", "pays")) if (step.containsKey(key)) words.append(' ').append(step.get(key));
        return words.toString();
    }

    static Object or(Object value, Object otherwise) {
        return value == null ? otherwise : value;
    }
}

/** tapwright pay --jsonl: a question a line, an answer a line, in the same order. */
class Payer implements AutoCloseable {
    private final Process process;
    private final BufferedWriter questions;
    private final BufferedReader answers;

    Payer(List<String> command) throws IOException {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of("pay", "--jsonl"));
        process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        questions = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    Map<?, ?> ask(String question) throws IOException {
        questions.write(question + "\n");
        questions.flush();
        String answer = answers.readLine();
        if (answer == null) throw new IOException("tapwright has ended");
        return (Map<?, ?>) new Json(answer).read();
    }

    /** The end of its input ends it. 0: all could be paid. */
    int end() throws IOException, InterruptedException {
        questions.close();
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroy();
    }
}

/** Reads JSON that is known to be good, as answers are: maps, lists, texts, numbers, true, false and null. */
class Json {
    private final String text;
    private int at = 0;

    Json(String text) {
        this.text = text;
    }

    Object read() {
        char first = next();
        if (first == '{') return object();
        if (first == '[') return array();
        if (first == '"') return string();
        int start = at;
        while (at < text.length() && ",]} ".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            // Not as doubles: these are exact up to 9,007,199,254,740,991.
            default -> new java.math.BigDecimal(word);
        };
    }

    /** The next character that is no space. */
    private char next() {
        while (text.charAt(at) == ' ') at++;
        return text.charAt(at);
    }

    private Map<String, Object> object() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        while (next() != '}') {
            if (text.charAt(at) == ',') at++;
            next();
            String key = string();
            next();
            at++;
            map.put(key, read());
        }
        at++;
        return map;
    }

    private List<Object> array() {
        List<Object> list = new ArrayList<>();
        at++;
        while (next() != ']') {
            if (text.charAt(at) == ',') at++;
            list.add(read());
        }
        at++;
        return list;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char letter = text.charAt(at);
            if (letter != '\\') {
                string.append(letter);
                continue;
            }
            char escaped = text.charAt(++at);
            if (escaped == 'u') {
                string.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                at += 4;
            } else {
                int known = "bfnrt".indexOf(escaped);
                string.append(known < 0 ? escaped : "\b\f\n\r\t".charAt(known));
            }
        }
        at++;
        return string.toString();
    }
}
