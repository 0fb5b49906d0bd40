import type { PasskeyRequest, PasskeyResponse } from '@dragoman/sdk/operations/passkeys'

/** Whether this browser has passkeys here, in the JSON form that the server speaks: at IP addresses there are none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

/** Asks the person for one of their passkeys; null where they gave none. */
export async function askPasskey(options: PasskeyRequest): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return given(navigator.credentials.get({ publicKey }))
}

/** Has a device make a passkey; null where none did. */
export async function makePasskey(options: PasskeyRequest): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return given(navigator.credentials.create({ publicKey }))
}

/** Browsers do not say why there is none: that no one learns what devices a person has. */
async function given(asked: Promise<Credential | null>): Promise<PasskeyResponse | null> {
  const credential = await asked.catch(() => null)
  return credential && ((credential as PublicKeyCredential).toJSON() as unknown as PasskeyResponse)
}
