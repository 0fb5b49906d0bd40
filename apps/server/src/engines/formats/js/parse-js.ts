import { type Comment, parse, type Program } from 'acorn'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { positionAt } from '../text.ts'

/** A program with its comments, in order. */
export type ParsedJs = { program: Program; comments: readonly Comment[] }

/**
 * Parses a program: as a module, else as a script. It is never run.
 * @throws FileRefused with line and column
 */
export function parseJs(text: string, fileName: string): ParsedJs {
  try {
    return parseAs('module', text)
  } catch (error) {
    try {
      return parseAs('script', text)
    } catch {
      throw refusalOf(error, text, fileName)
    }
  }
}

function parseAs(sourceType: 'module' | 'script', text: string): ParsedJs {
  const comments: Comment[] = []
  const program = parse(text, {
    ecmaVersion: 'latest',
    sourceType,
    preserveParens: true,
    allowHashBang: true,
    allowReturnOutsideFunction: true,
    onComment: comments,
  })
  return { program, comments }
}

export const tooDeep = (fileName: string): FileRefused =>
  new FileRefused({ file: fileName, reason: 'Expressions are nested too deeply. Flatten the file.' })

function refusalOf(error: unknown, text: string, fileName: string): FileRefused {
  if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number') throw error
  if (error.message.startsWith('Not enough stack space')) return tooDeep(fileName)
  const detail = error.message.replace(/ \(\d+:\d+\)$/, '')
  const reason = `This isn't valid JavaScript (${detail}). Correct it here, or export the file again.`
  return new FileRefused({ file: fileName, ...positionAt(text, error.pos), reason })
}
