declare module 'gettext-parser' {
  export interface PoEntry {
    msgid: string
    msgstr: string[]
    comments?: { translator?: string; extracted?: string; reference?: string; flag?: string }
  }
  export interface PoFile {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, PoEntry>>
  }
  export const po: {
    parse(text: string): PoFile
    compile(file: PoFile, options?: { foldLength?: number; sort?: boolean }): Buffer
  }
}
