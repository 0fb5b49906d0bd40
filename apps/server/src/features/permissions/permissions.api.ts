import { can, outranks, rolesOf } from '@dragoman/sdk/permissions'
import type { Entity } from '../../kernel/journal.ts'
import { findUser } from '../../identity/find-user.ts'
import { addGrant, removeGrant } from './grants.ts'
import { checkAboveMembers, holdGroup, lookForGroup } from './groups.ts'
import type { Context, Handlers } from '../../identity/context.ts'
import { offersTo } from '../cloud-storage/connections.ts'
import { conflict, forbidden, notFound } from '../../kernel/refusals.ts'
import { permissionsOf, permissionsOfGroup } from '../../identity/grants.ts'
import type { HeldPermission } from '../../identity/grants.ts'

export const permissions = {
  async checkGoogleDriveDownload({ db, session, settings }) {
    const allowed = can(session, ['PROJECT_upload'])
    const offered = await offersTo(db, session, settings)
    const drive = offered.find(({ provider }) => provider === 'GOOGLE_DRIVE')
    const problems = [
      ...(allowed ? [] : ['This needs the permission PROJECT_upload.']),
      ...(drive
        ? []
        : ["This server doesn't offer Google Drive. Ask the person who runs the server to set GOOGLE_DRIVE_CLIENT."]),
      ...(drive && !drive.isConnected ? ["You aren't connected to Google Drive. Connect when you add files."] : []),
    ]
    const message = problems.length > 0 ? problems.join(' ') : 'You can download files from Google Drive into projects.'
    return { allowed, connected: drive?.isConnected ?? false, message }
  },

  async list(input) {
    const { entity, identifier, held } = await findGrantee(input)
    return held.map(({ permissionUuid, code, name, module, active, inherited, granted, grantSources }) => ({
      permissionUuid,
      code,
      name,
      module,
      active,
      inherited,
      granted,
      grantSources,
      description: name,
      type: 'ACTION',
      granteeUuid: entity.id,
      granteeIdentifier: identifier,
    }))
  },

  async grant(input) {
    const { entity, held } = await findHeld(input)
    if (held.active) return
    const { db, session, journal, sessions, afterCommit } = input
    await addGrant(db, { granteeId: entity.id, permissionId: held.permissionUuid, grantedBy: session.user.id })
    await journal({ entity, after: { [held.code]: true } })
    afterCommit(() => sessions.forget())
  },

  async revoke(input) {
    const { entity, held } = await findHeld(input)
    const { db, journal, sessions, afterCommit } = input
    if (held.inherited && !held.granted) {
      const sources = held.grantSources.join(', ')
      const message = `This permission comes from ${sources}. Remove the role, or remove the person from the group.`
      throw conflict(message, { grantSources: held.grantSources })
    }
    if (!held.granted) return
    await removeGrant(db, { granteeId: entity.id, permissionId: held.permissionUuid })
    await journal({ entity, before: { [held.code]: true } })
    afterCommit(() => sessions.forget())
  },
} satisfies Handlers<'permissions'>

interface Grantee {
  entity: Entity
  /** Address of the person, or name of the group. */
  identifier: string
  held: HeldPermission[]
  /** 403 unless the caller stands above the person who would get the permission (domain: Roles and accounts). */
  checkAbove(): void | Promise<void>
}

/** A person or a group of the account; 404 for anything else. */
async function findGrantee(
  input: Pick<Context, 'db' | 'session'> & { path: { granteeUuid: string } },
): Promise<Grantee> {
  const { db, session, path } = input
  const group = await lookForGroup(input, path.granteeUuid)
  if (group) {
    return {
      entity: { type: 'PERMISSION_GROUP', id: group.id, name: group.name },
      identifier: group.name,
      held: await permissionsOfGroup(db, group.id),
      async checkAbove() {
        await holdGroup(input, group.id)
        await checkAboveMembers(input, group.id)
      },
    }
  }
  const user = await findUser(db, session, path.granteeUuid)
  const subject = { authorities: user.roles.map((role) => `ROLE_${role}`), permissions: [] }
  return {
    entity: { type: 'USER', id: user.id, name: user.name },
    identifier: user.email,
    held: await permissionsOf(db, user.id, user.roles),
    checkAbove() {
      if (outranks(session, subject)) return
      throw forbidden(
        `Only someone with a higher role than ${rolesOf(subject)[0] ?? 'this role'} can change the permissions of this person.`,
      )
    },
  }
}

async function findHeld(
  input: Pick<Context, 'db' | 'session'> & { path: { granteeUuid: string; permissionUuid: string } },
) {
  const grantee = await findGrantee(input)
  await grantee.checkAbove()
  const held = grantee.held.find(({ permissionUuid }) => permissionUuid === input.path.permissionUuid)
  if (!held) throw notFound('permission')
  return { ...grantee, held }
}
