import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'

/** The messages of the worker to the page. */
export type CaptchaMessage = { isReady: true } | { solution: object | null } | { failure: string }

const page = globalThis as unknown as { postMessage(message: CaptchaMessage): void }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- who made a worker is of its origin
const tell = (message: CaptchaMessage) => page.postMessage(message)

globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => tell({ solution }),
    (error: unknown) => tell({ failure: String(error) }),
  )
})
tell({ isReady: true })
