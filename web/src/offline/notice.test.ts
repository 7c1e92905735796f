import { describe, expect, test } from "vitest";
import { noticeOf } from "./notice.ts";

describe("a notice", () => {
  test("says which game and what is the matter, and leads to the table", () => {
    const said = { kind: "turn", code: "K7QX4M", title: "Saboteur", body: "Te toca jugar.", language: "es" };
    expect(noticeOf(JSON.stringify(said))).toMatchObject({
      title: "Saboteur",
      options: { body: "Te toca jugar.", tag: "K7QX4M", lang: "es", data: "/#/t/K7QX4M" },
    });
  });

  test.each(["", "{", "null", "[]", '{"code": "../x", "title": "a", "body": "b"}', '{"code": "K7QX4M"}'])(
    "that cannot be read leads home: %s",
    (text) => expect(noticeOf(text)).toMatchObject({ title: "Farol", options: { data: "/" } }),
  );
});
