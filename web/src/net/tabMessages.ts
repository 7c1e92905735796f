/** What a page and the worker that plays in it tell each other. */

/** Where the files of this version lie. */
export interface Site {
  readonly base: string;
  readonly version: string;
  readonly bytes: number; // to be loaded
}

/** What the worker does, for the page to show. */
export type TabState =
  | { readonly state: "loading"; readonly share: number } // of the files, from 0 to 1
  | { readonly state: "starting" } // the files are there
  | { readonly state: "elsewhere" } // another page of this browser has the tables
  | { readonly state: "ready"; readonly kept: boolean } // `kept`: tables outlive the page
  | { readonly state: "stopped" } // another page has taken over
  | { readonly state: "failed"; readonly reason: string };

export type ToTab =
  | { readonly type: "start"; readonly site: Site }
  | { readonly type: "take-over" }
  | { readonly type: "export" | "finished"; readonly id: number }
  | { readonly type: "import"; readonly id: number; readonly file: Uint8Array }
  | {
      readonly type: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
    }
  | { readonly type: "open"; readonly id: number }
  | { readonly type: "say"; readonly id: number; readonly text: string }
  | { readonly type: "close"; readonly id: number };

export type FromTab =
  | { readonly type: "state"; readonly state: TabState }
  | {
      readonly type: "answer";
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: Uint8Array<ArrayBuffer>;
    }
  | { readonly type: "failed"; readonly id: number; readonly reason: string }
  | { readonly type: "heard"; readonly id: number; readonly text: string }
  | { readonly type: "closed"; readonly id: number; readonly code: number };

/** What can be asked of the worker beside what a server answers. */
export interface TabControl {
  /** Bytes of the file with all tables. */
  exported(): Promise<Uint8Array<ArrayBuffer>>;
  /** The finished games as a server takes them: a line for each. */
  finished(): Promise<string>;
  /** Put another file in its place; rejects with a sentence. */
  imported(file: Uint8Array): Promise<void>;
  /** Have the tables here, not in another page of this browser. */
  takeOver(): void;
}
