/** Why a message was refused. `message` may contain the address, so it is stored with the message, not logged; `code` is safe. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure'
  readonly code: string
  /** Refused permanently: another try would fail, too. */
  readonly isFinal: boolean
  constructor(message: string, code: string, isFinal: boolean) {
    super(message)
    this.code = code
    this.isFinal = isFinal
  }
}
