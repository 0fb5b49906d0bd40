import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A mail as a mail program reads it. */
export interface Mail {
  subject: string
  text: string
  html: string
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Pictures by their content ids. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** The names of the files that come with it. */
  files: readonly string[]
  /** The first address in the text. */
  link: string | undefined
  /** Six digits of the text. */
  code: string | undefined
}

type Until = <T>(probe: () => Promise<T | undefined>) => Promise<T>

/** Reads mails from the folder that they are written to, each once, in their order. */
export function mailReader(folder: string, until: Until): (address: string) => Promise<Mail> {
  const read = new Set<string>()
  return (address) =>
    until(async () => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => one.endsWith('.eml') && !read.has(one)).sort()) {
        const mail = await PostalMime.parse(await readFile(join(folder, name)))
        if (!mail.to?.some((to) => to.address === address)) continue
        read.add(name)
        const text = mail.text ?? ''
        return {
          subject: mail.subject ?? '',
          text,
          html: mail.html ?? '',
          headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
          pictures: new Map(
            mail.attachments.map(({ contentId = '', content }) => [
              contentId.replaceAll(/[<>]/g, ''),
              new Uint8Array(content as ArrayBuffer),
            ]),
          ),
          files: mail.attachments.flatMap(({ filename, contentId }) => (filename && !contentId ? [filename] : [])),
          link: /https?:\/\/\S+/.exec(text)?.[0],
          code: /\b\d{6}\b/.exec(text)?.[0],
        }
      }
      return undefined
    })
}
