import { useEffect, useState } from 'react'

/** A value as it was once it stayed the same for some milliseconds. What it holds is compared, not what it is. */
export function useLater<Value>(value: Value, pause: number): Value {
  const key = JSON.stringify(value)
  const [settled, setSettled] = useState({ key, value })
  useEffect(() => {
    if (settled.key === key) return
    const timer = setTimeout(() => setSettled({ key, value: JSON.parse(key) as Value }), pause)
    return () => clearTimeout(timer)
  }, [key, pause, settled.key])
  return settled.value
}
