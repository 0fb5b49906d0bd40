import type { Page } from '@playwright/test'
import type { Team, TeamMember } from '../../server/src/testing/teams/make-team.ts'
import { deliver, translateElsewhere } from './main-job-steps.ts'
import { enterCompany } from './make-invoice.ts'
import { caller, json, makeProject, type Named } from './make-project.ts'

type Step = (title: string, person: TeamMember, work: (page: Page) => Promise<void>) => Promise<void>

const words = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="a.txt" source-language="en" datatype="plaintext"><body>
    <trans-unit id="0"><source>Open the project page.</source></trans-unit>
  </body></file>
</xliff>
`

/** Has a linguist deliver a project that costs 100, and issues an invoice for it. */
export async function invoiceDelivered(
  { step, team }: { step: Step; team: Team },
  reference: string,
): Promise<{ invoice: string; unit: string }> {
  const admin = await caller(team.accountadmin)
  const client = await caller(team.client)
  const lucia = await caller(team.lucia)
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  const unit = units.content[0]!.uuid
  await enterCompany(admin, unit)
  const { tasks, uuid: project } = await makeProject(team, {
    reference,
    files: { 'a.xlf': words },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  const cost = { description: 'Layout', costType: 'SERVICE', unitType: 'HOUR', units: 2, costPerUnit: 50 }
  await json(admin.post(`/api/v3/project/${project}/cost/manual-cost`, { data: cost }))
  const linguist = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  const task = tasks[0]!
  await json(admin.post(`/api/v3/task/${task.uuid}/assignment/${linguist.uuid}`))
  await step('the linguist delivers', team.lucia, async (page) => {
    await page.goto(`/tasks/${task.uuid}?tab=files`)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await translateElsewhere(page, 'es')
    await deliver(page)
  })
  const data = { organizationalUnit: { uuid: unit }, projects: [{ uuid: project }] }
  const { uuid: invoice } = await json<Named>(admin.post('/api/v3/receivables', { data }))
  return { invoice, unit }
}
