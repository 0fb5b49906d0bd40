/** A message of an event stream. */
export interface StreamMessage {
  event: string
  id: string | undefined
  data: unknown
}

export interface EventReader {
  /** The next message of a kind, `change` or another; undefined where the stream ends without it. */
  next(event?: string): Promise<StreamMessage | undefined>
  close(): Promise<void>
}

/** Reads an event stream message by message. */
export function readEvents(response: Response): EventReader {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const messages: StreamMessage[] = []
  let text = ''
  const more = async (): Promise<boolean> => {
    const { done, value } = await reader.read()
    if (done) return false
    const parts = (text + value).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s, 2)))
      if (fields['event']) messages.push({ event: fields['event'], id: fields['id'], data: JSON.parse(fields['data']) })
    }
    return true
  }
  return {
    async next(event = 'change') {
      for (;;) {
        const at = messages.findIndex((message) => message.event === event)
        if (at >= 0) return messages.splice(0, at + 1).at(-1)
        if (!(await more())) return undefined
      }
    },
    close: () => reader.cancel(),
  }
}
