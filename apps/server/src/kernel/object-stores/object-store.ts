/** Where the bytes of files are, which every server on the database has to reach. */
export interface ObjectStore {
  /** For messages: a folder, or an address without what is secret in it. */
  readonly place: string
  /** Where to write a file before it is kept: a path on this machine. */
  draft(key: string): Promise<string>
  /** Keeps a draft for good; `hash` is its SHA-256 in hex. */
  keep(file: { key: string; hash: string }): Promise<void>
  /** The content, read from disk as it is used; null when the key is unknown. */
  content(key: string): Promise<Blob | null>
  remove(key: string): Promise<void>
  /** Gives up the copy of a stored object that lies on this machine, where it is one. */
  release(key: string): Promise<void>
  /** Removes of the keys that are older than `before` those that `choose` gives back, and drafts as old. */
  sweep(before: Date, choose: (keys: string[]) => Promise<string[]>): Promise<void>
  /** The installation that the store belongs to; null if none has marked it. */
  readMark(): Promise<string | null>
  writeMark(mark: string): Promise<void>
}

/** The store cannot be reached, or does not do what it was asked to at the moment. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}
