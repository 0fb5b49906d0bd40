import { isAccountAdmin, outranks } from '@dragoman/sdk/permissions'
import type { CustomFieldEntity } from '@dragoman/sdk/operations/customFields'
import { findUser, holdUser } from '../../identity/find-user.ts'
import { findOrgUnit, holdOrgUnit } from '../../identity/org-units.ts'
import { findOrganization, holdOrganization } from '../../identity/organizations.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Entity } from '../../kernel/journal.ts'
import {
  organizationCustomValues,
  orgUnitCustomValues,
  userCustomValues,
  type CustomValueTable,
} from '../custom-fields/tables.ts'
import { findProject, holdProject, projectEntity } from '../work/find-project.ts'
import { projectCustomValues } from '../work/tables.ts'
import { taskEntity } from '../work/held-task.ts'
import { taskCustomValues } from '../work/task-tables.ts'
import { findTask } from '../tasks/find-task.ts'
import { holdTask } from '../tasks/hold-tasks.ts'

/** Something with custom fields, as its caller sees it. */
export interface FieldOwner {
  id: string
  /** Whether the caller may change what their role lets them change. */
  isOpen: boolean
  values: CustomValueTable
}

/** The same, held until the transaction ends. */
export interface HeldOwner extends FieldOwner {
  entity: Entity
  projectId?: string
}

interface Kind {
  find(db: Database, session: SignedIn, id: string): Promise<FieldOwner>
  hold(db: Database, session: SignedIn, id: string): Promise<HeldOwner>
}

/** A kind of entity whose own people, once they see it, may change all that their role may. */
const kindOf = (
  values: CustomValueTable,
  find: (db: Database, session: SignedIn, id: string) => Promise<unknown>,
  hold: (db: Database, session: SignedIn, id: string) => Promise<Pick<HeldOwner, 'entity' | 'projectId'>>,
): Kind => ({
  async find(db, session, id) {
    await find(db, session, id)
    return { id, values, isOpen: true }
  },
  async hold(db, session, id) {
    return { id, values, isOpen: true, ...(await hold(db, session, id)) }
  },
})

/** The owners of custom fields: 404 for those that the caller doesn't see, 422 for archived ones. */
export const ownerKinds: Readonly<Record<CustomFieldEntity, Kind>> = {
  PROJECT: {
    async find(db, session, id) {
      const { archivedAt } = await findProject(db, session, id)
      return { id, values: projectCustomValues, isOpen: archivedAt === null }
    },
    async hold(db, session, id) {
      const project = await holdProject(db, session, id)
      return { id, values: projectCustomValues, isOpen: true, entity: projectEntity(project), projectId: id }
    },
  },
  TASK: kindOf(taskCustomValues, findTask, async (db, session, id) => {
    const held = await holdTask(db, session, id)
    return { entity: taskEntity(held), projectId: held.project.id }
  }),
  ORG_UNIT: kindOf(orgUnitCustomValues, findOrgUnit, async (db, session, id) => {
    const { name } = await holdOrgUnit(db, session, id)
    return { entity: { type: 'ORG_UNIT', id, name } }
  }),
  ORGANIZATION: kindOf(organizationCustomValues, findOrganization, async (db, session, id) => {
    const { name } = await holdOrganization(db, session, id)
    return { entity: { type: 'ORGANIZATION', id, name } }
  }),
  USER: {
    async find(db, session, id) {
      return { id, values: userCustomValues, isOpen: mayChangePerson(session, await findUser(db, session, id)) }
    },
    async hold(db, session, id) {
      await findUser(db, session, id)
      const user = await holdUser(db, id)
      const entity: Entity<'USER'> = { type: 'USER', id, name: user.name }
      return { id, values: userCustomValues, isOpen: mayChangePerson(session, user), entity }
    },
  },
}

/** Oneself, and people with a lower role; account administrators everyone. */
function mayChangePerson(session: SignedIn, { id, roles }: { id: string; roles: readonly string[] }): boolean {
  const subject = { authorities: roles.map((role) => `ROLE_${role}`), permissions: [] }
  return id === session.user.id || isAccountAdmin(session) || outranks(session, subject)
}
