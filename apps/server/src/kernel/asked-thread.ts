import { parentPort, Worker } from 'node:worker_threads'
import { threadChannel } from './channel.ts'

/** A thread that answers questions, several at a time. */
export interface AskedThread<Question, Answer> {
  /** The buffers in `transfer` move to the thread. Rejects with what the thread threw, and when it ends. */
  ask(question: Question, transfer?: ArrayBuffer[]): Promise<Answer>
  /** How many questions wait for their answer. */
  readonly waiting: number
}

type Asked<Question> = { number: number; question: Question }
type Answered<Answer> = { number: number } & ({ answer: Answer } | { error: Error })

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/**
 * Starts a thread whose file calls `answerQuestions`. It keeps the process alive only while someone waits for it.
 * @param onEnd called when it has failed or ended; the next question needs another one
 */
export function startThread<Question, Answer>(file: URL, onEnd: () => void): AskedThread<Question, Answer> {
  const worker = new Worker(file)
  const channel = threadChannel<Asked<Question>, Answered<Answer>>(worker)
  const waiting = new Map<number, Waiting<Answer>>()
  let numbers = 0
  worker.unref()
  channel.listen((message) => {
    const known = waiting.get(message.number)
    waiting.delete(message.number)
    if (waiting.size === 0) worker.unref()
    if ('error' in message) known?.reject(message.error)
    else known?.resolve(message.answer)
  })
  const gone = (error: Error) => {
    onEnd()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', gone)
  worker.on('exit', () => gone(new Error('the thread has ended')))
  return {
    ask(question, transfer) {
      numbers += 1
      const number = numbers
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        worker.ref()
        channel.send({ number, question }, transfer).catch(reject)
      })
    },
    get waiting() {
      return waiting.size
    },
  }
}

/** Answers the questions sent to a thread of `startThread`. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  if (!parentPort) throw new Error('this runs as a thread only')
  const server = threadChannel<Answered<Answer>, Asked<Question>>(parentPort)
  const reply = async ({ number, question }: Asked<Question>): Promise<Answered<Answer>> => {
    try {
      return { number, answer: await answer(question) }
    } catch (error) {
      return { number, error: error as Error }
    }
  }
  server.listen((asked) => void reply(asked).then((answered) => server.send(answered)))
}
