import type { CurrentAuthentication } from '@dragoman/sdk/operations/auth'
import type { SignedIn } from '../../identity/sessions.ts'
import { brandOf } from '../../identity/brand.ts'
import { avatarAddress } from '../../identity/avatar-address.ts'

/** The present session, as `auth.current` answers it. */
export function currentAuthentication(session: SignedIn): CurrentAuthentication {
  const { user, account, authorities, permissions, impersonator } = session
  const brand = brandOf(session)
  return {
    user: {
      id: user.number,
      uuid: user.id,
      name: user.name,
      email: user.email,
      language: user.language as CurrentAuthentication['user']['language'],
      ...(user.avatarKey && { avatar: avatarAddress(user.avatarKey) }),
      accountUuid: account.id,
      accountType: user.accountType,
    },
    authorities: [...authorities],
    permissions: permissions.map(({ code, active, module, name }) => ({ code, active, module, name })),
    modules: [...new Set(permissions.map(({ module }) => module))],
    ...(brand && { brand }),
    ...(session.provider && { endsAtProvider: true }),
    ...(impersonator && { impersonator: { uuid: impersonator.id, name: impersonator.name } }),
  }
}
