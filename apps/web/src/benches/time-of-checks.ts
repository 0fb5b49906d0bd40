import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const parts = {
  source: [
    'Replace filter M-82',
    'Wait 30 seconds, then go on',
    'Open {file} at https://example.com',
    'Close the valve',
  ],
  target: [
    'Sustituya el filtro M-82',
    'Espere 30 segundos y siga',
    'Abra {file} en https://example.com',
    'Cierre  la llave',
  ],
}

const textOf = (words: readonly string[], at: number) =>
  [0, 1, 2].map((part) => words[(at + part) % words.length]).join('; ') + ` (${at}).`

/** The processor time of all checks over so many translations in a worker, in milliseconds. */
export function timeOfChecks(texts: number): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: texts,
    execArgv: ['--conditions=@dragoman/source'],
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (!isMainThread && parentPort) {
  const { checkTranslation } = await import('@dragoman/sdk/checks')
  const before = process.threadCpuUsage()
  for (let at = 0; at < (workerData as number); at += 1)
    checkTranslation({
      source: textOf(parts.source, at),
      target: textOf(parts.target, at),
      sourceLocale: 'en',
      targetLocale: 'es',
    })
  const { user, system } = process.threadCpuUsage(before)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.postMessage((user + system) / 1000)
}
