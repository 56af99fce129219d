"""Pays costs with one tapwright process that stays: python3 pay.py [COMMAND …]

COMMAND starts tapwright where it is not on the path: npx tapwright, or, in a clone, npm run -s tapwright --.
Python 3.9, standard library only. The protocol is docs/protocol.md.
"""

import json
import subprocess
import sys


class Payer:
    """`tapwright pay --jsonl`: a question a line, an answer a line, in the same order."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "pay", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, question):
        # Without indentation: the question must stay on one line.
        print(json.dumps(question), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("tapwright has ended")
        return json.loads(answer)

    def close(self):
        """The end of its input ends it. 0: all could be paid."""
        self.process.stdin.close()
        return self.process.wait()


def words(step):
    """One step of a plan."""
    if step["do"] == "activate":
        return f"use {step['object']} for {step['adds']}"
    if step["do"] == "mana":
        return f"pay {step['pays']} with {step['unit']} from {step['from']}"
    return " ".join(str(step[key]) for key in ("do", "object", "amount", "pays") if key in step)


BOARD = {"battlefield": [{"card": "Forest", "id": "forest"}, {"card": "Sol Ring", "id": "ring"}, {"card": "Llanowar Elves", "id": "elves"}]}

payer = Payer(sys.argv[1:] or ["tapwright"])
for card in ["Cultivate", "Counterspell", "Cultivatte"]:
    answer = payer.ask({"id": card, "position": {"you": BOARD, "paying": {"card": card}}})
    if answer["status"] == "payable":
        print(f"{answer['id']} for {answer['plan']['total']}:")
        for step in answer["plan"]["steps"]:
            print(f"  {words(step)}")
    elif answer["status"] == "error":
        print(f"{answer['id']}: error {answer['error']['code']} at {answer['error'].get('path', 'the position')}")
    else:
        print(f"{answer['id']}: {answer['status']}, missing {answer.get('missing', 'nothing in particular')}")
print(f"exit status {payer.close()}")
