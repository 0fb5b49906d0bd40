import type { CaptchaSolver } from '@dragoman/hooks/captcha'
import type { CaptchaMessage } from './captcha-worker.ts'

/** Loads the solver of captchas into a worker of its own, so that the page stays alive while it counts. */
export function loadCaptchaSolver(): Promise<CaptchaSolver> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('the worker was not loaded'))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaMessage>) => {
      if ('isReady' in data) resolve((challenge) => solveIn(worker, challenge))
    })
  })
}

const solveIn = (worker: Worker, challenge: object) =>
  new Promise<object | null>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker has ended')))
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaMessage>) => {
      if ('solution' in data) resolve(data.solution)
      if ('failure' in data) reject(new Error(data.failure))
      worker.terminate()
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    worker.postMessage(challenge)
  })
