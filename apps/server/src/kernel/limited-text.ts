/** Refusals of a body, in the words of the caller. */
interface BodyRefusals {
  tooLarge(): Error
  notUtf8(): Error
}

/** The text of a body of at most `limit` bytes: no more of it is read. The rest is left, so that the refusal arrives. */
export async function limitedText(
  { body, headers }: Request,
  limit: number,
  { tooLarge, notUtf8 }: BodyRefusals,
): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (!body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (piece?: Uint8Array) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw notUtf8()
    }
  }
  let text = ''
  let size = 0
  for await (const piece of body.values({ preventCancel: true })) {
    size += piece.length
    if (size > limit) throw tooLarge()
    text += decoded(piece)
  }
  return text + decoded()
}
