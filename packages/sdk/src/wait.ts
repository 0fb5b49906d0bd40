/** Settles as `promise` does, or rejects as soon as `signal` says stop. Leaves no listener behind. */
export async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  error: () => Error,
): Promise<T> {
  if (!signal) return promise
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(error())
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Waits, unless `signal` says stop. Leaves neither timer nor listener behind. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined, error: () => Error): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  try {
    await untilAborted(elapsed, signal, error)
  } finally {
    clearTimeout(timer)
  }
}
