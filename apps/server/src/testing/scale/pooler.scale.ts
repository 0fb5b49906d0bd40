import { expect, inject, it } from 'vitest'
import { openNotices } from '../../kernel/notices.ts'
import { createTestDatabase } from '../database/testing.ts'
import { pooledUrl } from '../database/pooled.ts'
import { silent } from '../silent.ts'

it('tests reach their databases through the pooler, and a server is refused that has no other way to them', async () => {
  const database = await createTestDatabase()
  try {
    expect(new URL(database.url).port).toBe(String(inject('poolerPort')))
    const throughPooler = { ...database, directUrl: pooledUrl(database.directUrl) }
    await expect(openNotices({ connection: throughPooler, ...silent })).rejects.toThrow('set DATABASE_DIRECT_URL')
  } finally {
    await database.close()
  }
})
