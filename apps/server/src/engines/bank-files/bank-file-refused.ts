/** A problem with a file that is sent to a bank, or comes from one. */
export interface BankFileProblem {
  code: BankFileCode
  /** A sentence that says what to do. */
  message: string
  /** The payment of a file that is written, counted from 0. */
  payment?: number
  /** The field of it. */
  field?: string
  /** The line of a file that is read, counted from 1. */
  line?: number
  /** The stated sum minus the computed one. */
  difference?: string
}

export type BankFileCode =
  | 'AMOUNT'
  | 'BALANCE_MISSING'
  | 'BATCH_EMPTY'
  | 'BATCH_TOO_LARGE'
  | 'COLUMN_MISSING'
  | 'CURRENCY'
  | 'DATE'
  | 'DUPLICATE'
  | 'FIELD_MISSING'
  | 'FORMULA'
  | 'IBAN'
  | 'BIC'
  | 'NAME_NOT_LATIN'
  | 'NOT_CAMT053'
  | 'NOT_CSV'
  | 'OTHER_ACCOUNT'
  | 'REFERENCE'
  | 'TOO_MANY_ENTRIES'
  | 'UNBALANCED'

/** A file that can't be written or read, and every reason for it. */
export class BankFileRefused extends Error {
  readonly problems: readonly BankFileProblem[]

  constructor(problems: readonly BankFileProblem[]) {
    super(problems.map(({ code, message }) => `${code}: ${message}`).join('\n'))
    this.name = 'BankFileRefused'
    this.problems = problems
  }
}

/** @throws BankFileRefused always */
export function refuse(code: BankFileCode, message: string, where: Partial<BankFileProblem> = {}): never {
  throw new BankFileRefused([{ code, message, ...where }])
}
