/** Looks for work until it is stopped. */
export interface Watch {
  /** Looks at once, and once more where it was looking already. */
  wake(): void
  /** Waits for the look that is under way, then looks no more. */
  stop(): Promise<void>
}

export interface WatchTerms {
  /** Does what there is to do; ends early once the signal is aborted. */
  look: (stopping: AbortSignal) => Promise<void>
  /** Milliseconds between two looks without being told. */
  every: number
  failed: (error: unknown) => void
}

/** Looks now, whenever it is woken, and every so often; one look at a time. */
export function startWatch({ look, every, failed }: WatchTerms): Watch {
  const stopping = new AbortController()
  let isWoken = false
  let looking: Promise<void> | undefined

  const lookAgain = async (): Promise<void> => {
    do {
      isWoken = false
      await look(stopping.signal)
    } while (isWoken && !stopping.signal.aborted)
  }
  const wake = () => {
    isWoken = true
    if (stopping.signal.aborted) return
    looking ??= lookAgain()
      .catch(failed)
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(wake, every).unref()
  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await looking
    },
  }
}
