/** Asks for texts: those after a position, or those of some segments. */
export type TextRequest = { ids: readonly string[]; pageSize: number } & (
  | { afterIndex: number | undefined; segmentIds?: undefined }
  | { segmentIds: readonly string[]; afterIndex?: undefined }
)

/** The most segments in one request. */
export const windowSize = 100

/**
 * The requests that bring the texts of some segments, in the order of the file: those that follow one another by their
 * place, the others by their ids.
 */
export function textRequests(wanted: readonly { id: string; index: number }[]): TextRequest[] {
  const requests: TextRequest[] = []
  const scattered: string[] = []
  let run: { id: string; index: number }[] = []
  const close = () => {
    const [first] = run
    if (!first) return
    const ids = run.map(({ id }) => id)
    // Two requests for neighbors are more than one for all.
    if (run.length < 8) scattered.push(...ids)
    else requests.push({ ids, pageSize: run.length, afterIndex: first.index === 0 ? undefined : first.index - 1 })
    run = []
  }
  for (const segment of wanted) {
    const last = run.at(-1)
    if (last && (segment.index !== last.index + 1 || run.length === windowSize)) close()
    run.push(segment)
  }
  close()
  for (let at = 0; at < scattered.length; at += windowSize) {
    const ids = scattered.slice(at, at + windowSize)
    requests.push({ ids, pageSize: ids.length, segmentIds: ids })
  }
  return requests
}
