import type { ParseOptions } from '../format.ts'
import type { Token } from '../inline/tokens.ts'
import type { ParameterValues } from '../parameters.ts'
import type { OfficePackage } from './package.ts'

/** A document, and how to read it. */
export type OfficeReading = {
  file: OfficePackage
  values: ParameterValues
  options: ParseOptions
  /** Words and the codes among them that an expression of the account's finds; codes escaped, as content of runs. */
  tokenize: (text: string) => Token[]
  tagRegex: RegExp | undefined
}
