/** An element to press or to find: a role, and an accessible name or its beginning. */
export interface PageElement {
  readonly role: 'link' | 'button' | 'textbox' | 'password' | 'heading' | 'dialog' | 'searchbox'
  readonly name: string
}

export type Key = 'Enter' | 'Escape' | 'Tab' | ' '

/** A visitor's tab in some engine; each is of a browser with nothing in it. */
export interface Tab {
  go(path: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page, without its closure. */
  run<Args extends readonly unknown[], T>(inPage: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>
  /** A press at the middle of the thing, by the engine's own pointer. Throws when there is no such thing to be seen. */
  click(thing: PageElement): Promise<void>
  press(key: Key): Promise<void>
  /** Into what has the focus. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  open(origin: string): Promise<Tab>
  close(): Promise<void>
}
