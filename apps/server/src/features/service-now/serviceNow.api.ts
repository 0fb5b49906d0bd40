import type { Handlers } from '../../identity/context.ts'
import { findOwnOrgUnit, requireActive } from '../work/own-org-unit.ts'
import { requestTranslation, retrieveTranslation } from './requests.ts'
import { chooseUnit, showSettings, unitOfRequests } from './settings.ts'

export const serviceNow = {
  getSettings: ({ db, session }) => showSettings(db, session),

  async updateSettings({ db, session, body, journal }) {
    const before = await unitOfRequests(db, session.account.id)
    const orgUnit = await findOwnOrgUnit(db, session, body.orgUnitUuid)
    requireActive(orgUnit)
    await chooseUnit(db, session.account.id, orgUnit.id)
    if (before?.id !== orgUnit.id)
      await journal({
        entity: { type: 'ACCOUNT', id: session.account.id, name: session.account.name },
        before: { orgUnit: before?.name ?? null },
        after: { orgUnit: orgUnit.name },
      })
    return showSettings(db, session)
  },

  requestTranslation: (input) => requestTranslation(input, input.body),

  retrieveTranslation(input) {
    const { lftask_number: taskNumber, project_info: projectId } = input.body
    return retrieveTranslation(input, { taskNumber, projectId })
  },
} satisfies Handlers<'serviceNow'>
