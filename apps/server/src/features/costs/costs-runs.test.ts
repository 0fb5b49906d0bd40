import type { Project } from '@dragoman/sdk/operations/projects'
import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projectResources, projects } from '../work/tables.ts'
import { priceLists } from '../rates/tables.ts'
import { pricedFile, seedPrices } from '../../testing/prices.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)
const seeded = await seedPrices(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

/** Keeps calculations from reading segments until the function that it gives is called. */
async function holdCalculations(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = test.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table segments in access exclusive mode`)
    held.resolve()
    await free.promise
  })
  await held.promise
  return () => {
    free.resolve()
    return holding
  }
}

describe('calculations of costs', () => {
  it('a cost calculation locks the project', async () => {
    const { manager, client } = test.people
    const { uuid, resources } = await steps.draft(manager, [pricedFile], ['es'])
    const release = await holdCalculations()
    try {
      const moved = bodyOf<{ costsStatus: string }>(
        await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }),
      )
      expect(moved.costsStatus).toBe('CREATING')
      const locked = [
        await steps.move(client, uuid, 'APPROVED'),
        await test.call(manager, 'POST', url(uuid, '/recalculate/costs')),
        await test.call(manager, 'POST', url(uuid, '/info'), { reference: 'x' }),
        await test.call(manager, 'POST', url(uuid, '/translation-memory'), []),
        await test.call(manager, 'POST', url(uuid, '/resource'), { name: 'b.json' }),
        await test.call(manager, 'DELETE', url(uuid, `/resource/${resources[0]?.uuid}`)),
        await test.call(manager, 'POST', url(uuid, '/cost/manual-cost'), {
          description: 'x',
          costType: 'SERVICE',
          unitType: 'FIXED',
          units: 1,
          costPerUnit: 1,
        }),
      ]
      for (const { status, headers } of locked) {
        expect(status).toBe(423)
        expect(headers.get('Retry-After')).toBe('3')
      }
    } finally {
      await release()
    }
    expect((await steps.costs(manager, uuid)).costsStatus).toBe('COMPLETED')
    bodyOf(await steps.move(client, uuid, 'APPROVED'))
  })

  it('a finished calculation shows its status and time together', async () => {
    const { manager } = test.people
    const uuid = await seeded.priced()
    const one = eq(projects.id, uuid)
    await test.db
      .update(projects)
      .set({ costsStatus: 'UPDATING', costsCalculatedAt: new Date(1_000) })
      .where(one)
    const looked = await test.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table work_units in access exclusive mode`)
      const looking = test.call(manager, 'GET', url(uuid))
      await test.until(async () => {
        const waiting = await test.db.execute(
          sql`select from pg_locks where relation = 'work_units'::regclass and not granted`,
        )
        return waiting.rowCount || undefined
      })
      await transaction
        .update(projects)
        .set({ costsStatus: 'COMPLETED', costsCalculatedAt: new Date(2_000) })
        .where(one)
      return { looking }
    })
    const { costsStatus, costsCalculatedAt } = bodyOf<Project>(await looked.looking)
    expect([costsStatus, costsCalculatedAt]).toEqual(['UPDATING', 1_000])
  })

  it('the ID of a calculation gives its status', async () => {
    const { manager, stranger } = test.people
    const { uuid } = await steps.draft(manager, [pricedFile], ['ja'])
    const address = url(uuid, '/async/calculate/costs')
    const release = await holdCalculations()
    const started = bodyOf<AsyncRequest>(await test.call(manager, 'POST', address), 202)
    expect(started).toMatchObject({ status: 'RUNNING', data: null, error: null })
    const ask = async () =>
      bodyOf<AsyncRequest>(await test.call(manager, 'POST', `${address}?requestId=${started.id}`), 202)
    expect(await ask()).toEqual(started)
    await release()
    await test.jobEnd(started.id)
    expect(await ask()).toMatchObject({ id: started.id, status: 'DONE', data: { totalCost: 1.78 }, error: null })
    expect((await test.call(manager, 'POST', `${address}?requestId=${crypto.randomUUID()}`)).status).toBe(404)
    expect((await test.call(stranger, 'POST', `${address}?requestId=${started.id}`)).status).toBe(404)
  })

  it('a failed calculation gives its reason and blocks approval', async () => {
    const { manager } = test.people
    const { uuid } = await steps.draft(manager, [pricedFile], ['ja'])
    await test.db.update(priceLists).set({ currency: 'EUR' }).where(eq(priceLists.id, seeded.priceList))
    try {
      bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
      const failed = await steps.costs(manager, uuid)
      expect(failed).toMatchObject({ costsStatus: 'ERROR', totalCost: 0 })
      expect(failed.failureReason).toContain('EUR')
      expect(failed.failure).toMatchObject({
        code: 'OTHER_CURRENCY',
        data: { priceListCurrency: 'EUR', currency: 'USD' },
      })
      expect(await steps.move(manager, uuid, 'APPROVED')).toMatchObject({
        status: 422,
        body: { data: { missing: [{ condition: 'costsReady', costsStatus: 'ERROR' }] } },
      })
    } finally {
      await test.db.update(priceLists).set({ currency: 'USD' }).where(eq(priceLists.id, seeded.priceList))
    }
    const again = bodyOf<AsyncRequest>(await test.call(manager, 'POST', url(uuid, '/recalculate/costs')))
    expect((await test.jobEnd(again.id)).status).toBe('FINISHED')
    expect((await steps.costs(manager, uuid)).failure).toBeUndefined()
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
  })

  it('a calculation stops at unreadable files and succeeds once they can be read', async () => {
    const { manager } = test.people
    const { uuid, resources } = await steps.draft(manager, [pricedFile], ['es'])
    const [resource] = resources
    if (!resource) throw new Error('no file')
    const [stored] = await test.db.select().from(projectResources).where(eq(projectResources.id, resource.uuid))
    const broken = {
      ...stored?.params,
      parserFilter: 'json',
      applySourceSegmentation: false,
      tagRegex: '(',
      parameters: {},
    }
    await test.db.update(projectResources).set({ params: broken }).where(eq(projectResources.id, resource.uuid))
    await steps.addWorkUnits(manager, uuid, resources, ['ja'])
    const workUnits = await steps.settled(manager, uuid)
    expect(workUnits).toMatchObject([{ genesisCreationStatus: 'CREATED' }, { genesisCreationStatus: 'ERROR' }])
    expect(workUnits[1]?.genesisCreationDescription).toContain('tagRegex')
    const failure = {
      code: 'FILE_REFUSED',
      data: { file: pricedFile.name, reason: expect.stringContaining('tagRegex') },
    }
    expect(workUnits[1]).toMatchObject({ genesisCreationFailure: failure })
    const ingestion = await test.call(manager, 'GET', url(uuid, '/ingestion/status'))
    expect(ingestion.body).toMatchObject({ status: 'ERROR', resources: [{ failure }] })
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    const failed = await steps.costs(manager, uuid)
    expect(failed).toMatchObject({
      costsStatus: 'INGESTION_ERROR',
      failureReason: workUnits[1]?.genesisCreationDescription,
    })
    expect(failed.failure).toEqual({ code: 'FILES_NOT_READ', data: { files: [pricedFile.name] } })
    expect((await test.call(manager, 'GET', url(uuid, '/download'))).status).toBe(422)
    bodyOf(await steps.move(manager, uuid, 'DRAFT', { reason: 'Mend the options' }))
    const params = url(uuid, `/resource/${resource.uuid}/file-params`)
    bodyOf(await test.call(manager, 'POST', params, { tagRegex: '' }))
    expect(await steps.settled(manager, uuid)).toMatchObject([
      { genesisCreationStatus: 'CREATED' },
      { genesisCreationStatus: 'CREATED' },
    ])
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    expect(await steps.costs(manager, uuid)).toMatchObject({ costsStatus: 'COMPLETED' })
  })

  it('a calculation can be canceled and restarted', async () => {
    const { manager } = test.people
    const { uuid } = await steps.draft(manager, [pricedFile], ['ja'])
    const release = await holdCalculations()
    const started = bodyOf<AsyncRequest>(await test.call(manager, 'POST', url(uuid, '/async/calculate/costs')), 202)
    bodyOf(await test.call(manager, 'POST', `/api/v3/job/${started.id}/cancellation`))
    await release()
    expect(await test.jobEnd(started.id)).toMatchObject({ status: 'CANCELLED' })
    const failure = { code: 'CANCELLED' }
    expect(await steps.costs(manager, uuid)).toMatchObject({ costsStatus: 'ERROR', totalCost: 0, failure })
    const asked = await test.call(manager, 'POST', url(uuid, `/async/calculate/costs?requestId=${started.id}`))
    expect(asked.body).toMatchObject({ status: 'ERROR', error: 'Canceled.', failure })
    expect((await test.call(manager, 'GET', `/api/v3/job/${started.id}`)).body).toMatchObject({ failure })
    bodyOf(await test.call(manager, 'POST', `/api/v3/job/${started.id}/restart`))
    expect(await test.jobEnd(started.id)).toMatchObject({ status: 'FINISHED' })
    expect(await steps.costs(manager, uuid)).toMatchObject({ costsStatus: 'COMPLETED', totalCost: 1.78 })
    expect((await test.call(manager, 'GET', `/api/v3/job/${started.id}`)).body).not.toHaveProperty('failure')
  })
})
