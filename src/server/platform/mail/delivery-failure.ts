/** Why a message was not taken. `message` may name the address: it belongs beside the message, not into a log; `code` names nobody. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure'
  readonly code: string
  /** This message or its receiver was refused for good: another try would be refused, too. */
  readonly isFinal: boolean
  constructor(message: string, code: string, isFinal: boolean) {
    super(message)
    this.code = code
    this.isFinal = isFinal
  }
}
