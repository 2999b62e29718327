/** Why a backup or restore is refused: the message is one sentence for the terminal. */
export class BackupRefused extends Error {
  override readonly name: string = 'BackupRefused'
}

export class UnreadableBackup extends BackupRefused {
  override readonly name = 'UnreadableBackup'
}
