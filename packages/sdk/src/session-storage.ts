/** The part of the browser's storages that a session uses; any object with these three methods works. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that forgets with the process. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

const forgetful = { localStorage: /*@__PURE__*/ memoryStorage(), sessionStorage: /*@__PURE__*/ memoryStorage() }

/**
 * A storage of the browser. Where it is blocked, as by a setting of the browser or in a sandboxed frame, one that
 * forgets with the page.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    // Firefox has none where the setting turns it off; others throw.
    return (globalThis as { [name in typeof name]?: KeyValueStorage | null })[name] ?? forgetful[name]
  } catch {
    return forgetful[name]
  }
}

/** A value kept as JSON under one key. A storage that is full, forbidden or holds nonsense counts as empty. */
export function stored<Value>(storage: KeyValueStorage, key: string) {
  return {
    read(): Value | undefined {
      try {
        const text = storage.getItem(key)
        return text === null ? undefined : (JSON.parse(text) as Value)
      } catch {
        return undefined
      }
    },
    write(value: Value | undefined): void {
      try {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(value))
      } catch {
        // Without storage the session lasts as long as the page.
      }
    },
  }
}

/** The value of a cookie in the text that `document.cookie` gives. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((item) => item.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}
