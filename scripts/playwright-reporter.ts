import { relative } from 'node:path'
import { endWithStarter } from './end-with-starter.ts'
import { lastLines, openEvents, quoted } from './test-events.ts'

// The part of Playwright's types that is used here; they are installed for other packages only.
type Place = { file: string; line: number }
type Fault = { message?: string; value?: string; location?: Place }
type Test = { id: string; location: Place; expectedStatus: string; titlePath(): string[] }
type Result = {
  status: string
  duration: number
  retry: number
  errors: Fault[]
  attachments: { name: string; path?: string }[]
  annotations: { type: string; description?: string }[]
}

const { write, fail, below } = openEvents()
const mostAttachments = 4
const serverLines = 5

// A tool insists on the default export.
// oxlint-disable-next-line import/no-default-export
export default class {
  printsToStdio(): boolean {
    return false
  }

  onBegin(_: unknown, suite: { allTests(): unknown[] }): void {
    endWithStarter(() => process.kill(process.pid, 'SIGINT'))
    write({ type: 'planned', tests: suite.allTests().length })
  }

  onTestBegin(test: Test): void {
    write({ type: 'began', id: test.id, file: placeOf(test.location), title: titleOf(test), at: Date.now() })
  }

  onTestEnd(test: Test, { status, duration, retry, errors, attachments, annotations }: Result): void {
    const isExpected = status === test.expectedStatus
    // A second try follows a first one, which has failed the test.
    write({ type: 'ended', id: test.id, passed: isExpected && status !== 'skipped' && retry === 0 })
    if (isExpected || status === 'skipped' || status === 'interrupted') return
    const place = errors.find(({ location }) => location !== undefined)?.location ?? test.location
    fail({
      place: placeOf(place),
      title: titleOf(test),
      message: errors.map(described).join('\n') || `It was to end with ${test.expectedStatus}, not with ${status}.`,
      seconds: duration / 1000,
      attachments: attachments
        .flatMap(({ path = '' }) => (/\.(zip|png|webm)$/.test(path) ? [below(path)] : []))
        .slice(0, mostAttachments),
      page: annotations.flatMap(({ type, description }) => (type === 'page' && description ? [description] : [])),
      serverLog: lastLines(process.env['E2E_SERVER_LOG'], serverLines),
      alone: quoted(`${relative(process.cwd(), test.location.file)}:${test.location.line}`),
    })
  }

  onError(error: Fault): void {
    fail({
      place: error.location && placeOf(error.location),
      title: 'An error outside of the tests',
      message: described(error),
      seconds: 0,
      serverLog: lastLines(process.env['E2E_SERVER_LOG'], serverLines),
      alone: '',
    })
  }
}

const placeOf = ({ file, line }: Place) => `${below(file)}:${line}`

/** Without the project and the file, which stand elsewhere. */
const titleOf = (test: Test) => test.titlePath().slice(3).join(' > ')

const described = ({ message, value = '' }: Fault) => message ?? value
