/**
 * For test runners, which stand in process groups of their own: ends as `end` does when the process that started this
 * one is gone without a word. Databases and browsers would stay otherwise.
 */
export function endWithStarter(end: () => unknown): void {
  if (process.env['TEST_EVENTS'] === undefined) return
  const starter = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(timer)
    // The reader of the output is gone.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    end()
  }, 1_000)
  timer.unref()
}
