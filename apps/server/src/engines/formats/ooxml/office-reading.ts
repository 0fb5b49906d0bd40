import type { ParseOptions } from '../format.ts'
import type { Token } from '../inline/tokens.ts'
import type { ParameterValues } from '../parameters.ts'
import type { OfficePackage } from './package.ts'
import type { ZipPackage } from './zip-package.ts'

/** A document, and how to read it. */
export type OfficeReading<File extends ZipPackage = OfficePackage> = {
  file: File
  values: ParameterValues
  options: ParseOptions
  /** Words and the codes among them that an expression of the account's finds; codes escaped, as content of runs. */
  tokenize: (text: string) => Token[]
  tagRegex: RegExp | undefined
}
