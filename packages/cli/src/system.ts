/** The system that a command runs on, which a test can replace. */
export interface System {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly platform: NodeJS.Platform
  /** Whether standard error is a terminal. */
  readonly isTerminal: boolean
  /** For results. */
  out(text: string): void
  /** For progress and problems. */
  err(text: string): void
  /** Asks for a text that is not shown; without a terminal, it is all of standard input. */
  askSecret(question: string): Promise<string>
}

export const thisSystem = (): System => ({
  env: process.env,
  cwd: process.cwd(),
  platform: process.platform,
  isTerminal: process.stderr.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  askSecret: (question) => (process.stdin.isTTY ? askSecret(question) : readInput()),
})

async function readInput(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) text += String(chunk)
  return text
}

async function askSecret(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const { Writable } = await import('node:stream')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write(question)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
