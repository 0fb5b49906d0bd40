/** Runs one at a time; asked for meanwhile, it runs once more. */
export function inTurn(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isWanted = false
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work().catch(failed)
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
