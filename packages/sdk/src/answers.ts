import { HttpError, ParseError, type FailureFacts } from './errors.ts'
import type { AnswerReader } from './operation.ts'

/** JSON, which most answers hold. An empty one is undefined. */
export async function readJson(response: Response, facts: FailureFacts): Promise<unknown> {
  const text = await response.text()
  if (text === '') return
  const data = parse(text)
  const unsafe = data !== undefined && unsafeNumber(text)
  if (data === undefined || unsafe) {
    const problem = isPage(response) ? 'is HTML' : 'is not JSON'
    throw new ParseError(
      `The answer ${unsafe ? `has ${unsafe} beyond 2^53` : `${problem} where JSON is promised`}`,
      response.status,
      facts,
    )
  }
  return refuseHidden(data, response, facts)
}

const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('html')

/** An answer that says no more than that it worked. */
export const nothing: AnswerReader = {
  async read(response, facts) {
    refuseHidden(parse(await response.text()), response, facts)
  },
}

/** The value of a header. */
export const header = (name: string): AnswerReader => ({
  async read(response, facts) {
    const value = response.headers.get(name)
    await response.text()
    if (!value) throw new ParseError('The answer lacks the header that it is about', response.status, facts)
    return value
  },
  header: name,
})

/** Refuses a page in place of a file: a translated one has a name, one without comes from a proxy or a portal on the way. */
export function refusePage(response: Response, facts: FailureFacts): void {
  if (response.headers.has('content-disposition') || !isPage(response)) return
  throw new ParseError('The answer is HTML where a file is promised', response.status, facts)
}

/** Bytes: a `File` where the server gives them a name, else a `Blob`. */
export const bytes: AnswerReader = {
  async read(response, facts) {
    refusePage(response, facts)
    const disposition = response.headers.get('content-disposition') ?? ''
    const blob = await response.blob()
    const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
    const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition)
    const name = baseName(
      extended ? decodeName(extended) : (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]?.trim() ?? ''),
    )
    return name ? new File([blob], name, { type: blob.type }) : blob
  },
  slow: true,
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded.trim())
  } catch {
    return encoded
  }
}

/** A name that leads nowhere: the last part of a path, without control characters; empty where nothing of it is left. */
function baseName(path: string): string {
  // oxlint-disable-next-line no-control-regex -- a name on disk must not hold them
  const name = path.replace(/^.*[/\\]/s, '').replaceAll(/[\u0000-\u001f\u007f]/g, '')
  return /^\.{0,2}$/.test(name) ? '' : name
}

/** Whether a number is one that JavaScript has rounded, or could have. */
export const isUnsafe = (value: unknown): boolean => Number.isInteger(value) && !Number.isSafeInteger(value)

/** The name of a whole number in JSON that lies beyond 2⁵³, where JavaScript rounds; undefined where there is none. */
export function unsafeNumber(json: string): string | undefined {
  let found: string | undefined
  // Asking every number of every answer would take longer than reading them; few have as many digits in a row.
  if (/\d{16}/.test(json)) {
    JSON.parse(json, (name, value) => {
      if (isUnsafe(value)) found ??= name || 'the number'
      return value as unknown
    })
  }
  return found
}

/** Parses JSON; returns undefined if the text isn't JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

/** The wire hides some failures behind a 2xx status: a body with a status, an exception and a message. */
function refuseHidden(data: unknown, response: Response, facts: FailureFacts): unknown {
  const { status, exception, message } = (data ?? {}) as Record<string, unknown>
  if (typeof status === 'number' && exception && typeof exception === 'string' && typeof message === 'string') {
    throw new HttpError(status >= 400 ? status : response.status, data, facts)
  }
  return data
}
