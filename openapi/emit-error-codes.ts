import type { Contract } from './contract.ts'
import { callKinds } from './error-codes.ts'
import { header } from './names.ts'
import { docText, quote } from './type-text.ts'

/** `generated/error-codes.ts`: the stable codes of refusals, and which operations answer them. Types alone. */
export function emitErrorCodes({ errorCodes, operations }: Contract): string {
  const codes = [...errorCodes.values()].sort(byCode)
  const members = codes.map(({ code, status, means, remedy, every }) => {
    const doc = docText(
      [means, remedy, ...(every ? [`${callKinds[every].words} may answer it.`] : [])].join('\n'),
      '  ',
    )
    return `${doc}  ${code.includes('-') ? quote(code) : code}: ${status}\n`
  })
  const common = codes.filter(({ every }) => every).map(({ code }) => `  | ${quote(code)}\n`)
  const own = operations
    .filter(({ errors }) => errors.length > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, errors }) => `  ${quote(id)}: ${[...errors].sort().map(quote).join(' | ')}\n`)
  return [
    header('openapi'),
    '\n/** The stable codes with which the server refuses something, and the status that each comes with. */\n',
    `export interface ErrorCodes {\n${members.join('')}}\n`,
    '\n/** The codes that follow from the form of a call, whatever it does. */\n',
    `export type CommonErrorCode =\n${common.join('')}`,
    '\n/** The codes that operations answer beyond those. */\n',
    `export interface OperationErrors {\n${own.join('')}}\n`,
  ].join('')
}

const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)
