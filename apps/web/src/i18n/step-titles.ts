/** Names that the account of the session gave to workflow steps, by code. */
let titles: Readonly<Record<string, string>> = {}

/** The name that the account gave to a step; undefined where it has the usual one. */
export const stepTitle = (code: string): string | undefined => (Object.hasOwn(titles, code) ? titles[code] : undefined)

interface Titled {
  subscribe(listener: () => void): unknown
  getSnapshot(): { subject?: { stepTitles?: Readonly<Record<string, string>> | undefined } | undefined }
}

/** Takes the names from a session, now and whenever it changes. */
export function followStepTitles(session: Titled): void {
  const read = () => (titles = session.getSnapshot().subject?.stepTitles ?? {})
  session.subscribe(read)
  read()
}
