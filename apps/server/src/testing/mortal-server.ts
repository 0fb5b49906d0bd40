import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Person } from './people.ts'
import { freePort } from '../kernel/free-port.ts'
import { startServer } from './server-process.ts'

interface Running {
  child: ChildProcess
  port: number
}

/** Starts a server on a port of its own, so that no call meant for the one before reaches it. */
async function startSomewhere(settings: Record<string, string>): Promise<Running> {
  const port = await freePort()
  return { child: await startServer({ ...settings, PORT: String(port) }), port }
}

/** A server in a process of its own that is killed and started again while it is being called. */
export class MortalServer {
  /** Calls that were answered with 2xx since the server was started last. */
  answered: string[] = []
  /** How many were before that. */
  answeredBefore = 0
  readonly #settings: Record<string, string>
  #running: Running
  /** Settled as soon as there is a server again. */
  #isUp = Promise.resolve()

  private constructor(settings: Record<string, string>, running: Running) {
    this.#settings = settings
    this.#running = running
  }

  static async start(settings: Record<string, string>): Promise<MortalServer> {
    return new MortalServer(settings, await startSomewhere(settings))
  }

  async killAndStartAgain(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#isUp = promise
    await this.kill()
    this.#running = await startSomewhere(this.#settings)
    this.answeredBefore += this.answered.length
    this.answered = []
    resolve()
  }

  async kill(): Promise<void> {
    const { child } = this.#running
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /**
   * The server's answer, or null when it was killed before it answered: then the change may be there or not. A refusal
   * that is due to a repetition is null too.
   */
  async attempt<T>(as: Person, method: string, path: string, body?: object): Promise<T | null> {
    const headers = new Headers({ 'X-AUTH-TOKEN': as.token })
    if (body && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
    const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
    let status: number
    let text: string
    try {
      const response = await fetch(`http://127.0.0.1:${this.#running.port}${path}`, {
        method,
        headers,
        body: payload ?? null,
      })
      status = response.status
      text = await response.text()
    } catch {
      await this.#isUp
      return null
    }
    if (status >= 500) throw new Error(`${method} ${path}: ${status} ${text}`)
    if ([409, 422, 423].includes(status)) return null
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
    this.answered.push(`${method} ${path}`)
    return text === '' ? (undefined as T) : JSON.parse(text)
  }

  /** The same, as often as it takes; only for what may be done twice. */
  async insist<T>(as: Person, method: string, path: string, body?: object): Promise<T> {
    for (;;) {
      const answer = await this.attempt<T>(as, method, path, body)
      if (answer !== null) return answer
    }
  }
}
