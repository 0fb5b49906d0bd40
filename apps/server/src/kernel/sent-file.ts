/** A file as a request has sent it: some clients name the folder with it, as in `packages/web/en.json`. */
export class SentFile extends File {
  /** Empty where the client has named none. */
  readonly folder: string

  constructor(content: Blob, sentName: string, type: string) {
    const parts = sentName.split('/')
    super([content], parts.pop() ?? '', { type })
    this.folder = parts.filter((part) => part !== '').join('/')
  }
}
