import { ZipPackage } from '../ooxml/zip-package.ts'

const mimeTypes: Readonly<Record<string, { type: string; program: string }>> = {
  odt: { type: 'text', program: 'a text document' },
  ods: { type: 'spreadsheet', program: 'a spreadsheet' },
  odp: { type: 'presentation', program: 'a presentation' },
  odg: { type: 'graphics', program: 'a drawing' },
}

/** An OpenDocument file: its content, its styles, and the objects in it. */
export class OdfPackage extends ZipPackage {
  /** @throws FileRefused for anything that isn't such a file: another container, an encrypted one, another kind of document */
  constructor(bytes: Uint8Array, fileName: string, kind: string) {
    super(bytes, fileName)
    if (!this.has('/content.xml'))
      this.refuse(
        'This is a zip archive, not an OpenDocument file. Save the document again, or give it its own extension.',
      )
    if (
      this.has('/META-INF/manifest.xml') &&
      /<manifest:encryption-data\b/.test(this.text('/META-INF/manifest.xml').text)
    )
      this.refuse(
        'The file is password-protected. Remove the password in the application that created it and upload it again.',
      )
    const own = this.has('/mimetype') ? this.text('/mimetype').text.trim() : ''
    const found = Object.entries(mimeTypes).find(([, { type }]) => own.includes(`opendocument.${type}`))
    if (found && found[0] !== kind)
      this.refuse(`This is ${found[1].program}. Give it the extension .${found[0]} and upload it again.`)
  }

  /** The parts that hold objects of the document, such as charts, in their order. */
  objects(): string[] {
    const names = [...this.names()].filter((name) => /^\/[^/]+\/content\.xml$/.test(name))
    return names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  }
}
