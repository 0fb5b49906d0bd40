import { verify } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { createHashPool } from './hash-pool.ts'

it('a hash pool hashes and compares', async () => {
  const pool = createHashPool({ threads: 2, waiting: 10 })
  const stored = String(await pool.run({ password: 'one' }))
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(stored, 'one')).toBe(true)
  const answers = ['one', 'two', 'one'].map((password) => pool.run({ password, stored }))
  expect(await Promise.all(answers)).toEqual([true, false, true])
})

it('a caller who finds the queue full learns how long to wait, and the others are served', async () => {
  const pool = createHashPool({ threads: 1, waiting: 3 })
  const four = Array.from({ length: 4 }, () => pool.run({ password: 'one' }))
  await expect(pool.run({ password: 'one' })).rejects.toMatchObject({
    status: 503,
    details: { headers: { 'Retry-After': '1' } },
  })
  expect(new Set(await Promise.all(four)).size).toBe(4)
  await expect(pool.run({ password: 'one' })).resolves.toMatch(/^\$argon2id/)
})

it('a thread that fails is replaced', async () => {
  const pool = createHashPool({ threads: 1, waiting: 3 })
  const broken = pool.run({ password: 'one', stored: 'no hash' })
  const next = pool.run({ password: 'one' })
  await expect(broken).rejects.toBeInstanceOf(Error)
  await expect(next).resolves.toMatch(/^\$argon2id/)
})
