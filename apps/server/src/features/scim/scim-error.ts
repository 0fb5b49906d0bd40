/** The keywords of RFC 7644, section 3.12. */
type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

/** A refusal that a directory sees. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  readonly status: number
  readonly scimType: ScimType | undefined
  readonly headers: Record<string, string>

  constructor(status: number, detail: string, scimType?: ScimType, headers: Record<string, string> = {}) {
    super(detail)
    this.status = status
    this.scimType = scimType
    this.headers = headers
  }
}

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** A refusal in the shape of RFC 7644. */
export const scimErrorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [errorSchema],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
})

export const gone = (id: string) => new ScimError(404, `Resource ${id} not found.`)
