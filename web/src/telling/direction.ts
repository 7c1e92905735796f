/** Text of people in a sentence: a name written from right to left must not turn what stands beside it. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** The text between marks that isolate its direction, if it needs them. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END}` : text);
