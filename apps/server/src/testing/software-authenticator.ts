import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A device with passkeys, as far as a server sees one: keys on P-256, CBOR by hand, no screen. */
export interface SoftwareAuthenticator {
  /** Makes a passkey for the options of `passkeys.begin`, as `PublicKeyCredential.toJSON` gives it. */
  create(options: object, at?: Partial<Behavior>): object
  /** Answers the options of a sign-in with the passkey that was made last. */
  get(options: object, at?: Partial<Behavior>): object
}

interface Behavior {
  origin: string
  /** Whether the person was verified, by a finger or a PIN. */
  verifies: boolean
  /** Whether the device can be found without the id of the key. */
  discoverable: boolean
  /** Signatures so far, where it counts them. */
  counter: number
}

const text = (bytes: Buffer) => bytes.toString('base64url')

export function softwareAuthenticator(origin: string, { backedUp = false } = {}): SoftwareAuthenticator {
  const credentialId = randomBytes(32)
  let key: KeyObject
  let userHandle = ''
  let counter = 0
  const hash = (value: string | Buffer) => createHash('sha256').update(value).digest()
  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authData = (
    rpId: string,
    { verifies = true, counter: said }: Partial<Behavior>,
    attested = Buffer.alloc(0),
  ) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (backedUp ? 0x18 : 0) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(said ?? counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, attested])
  }
  return {
    create(options, at = {}) {
      const { challenge, rp, user } = options as { challenge: string; rp: { id: string }; user: { id: string } }
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      key = pair.privateKey
      userHandle = user.id
      const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose])
      const data = authData(rp.id, at, attested)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id: text(credentialId),
        rawId: text(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, at.origin ?? origin)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: { credProps: { rk: at.discoverable ?? true } },
      }
    },
    get(options, at = {}) {
      const { challenge, rpId } = options as { challenge: string; rpId: string }
      counter += 1
      const data = authData(rpId, at)
      const client = clientData('webauthn.get', challenge, at.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), key)
      return {
        id: text(credentialId),
        rawId: text(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle,
        },
        clientExtensionResults: {},
      }
    },
  }
}
