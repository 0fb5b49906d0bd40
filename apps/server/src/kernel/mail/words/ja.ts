import type { MailWords } from './mail-texts.ts'

export const ja: MailWords = {
  greeting: '{name} 様',
  reset: {
    subject: '新しいパスワードの設定',
    text: [
      'Dragoman アカウントの新しいパスワードが求められました。ご本人の場合は、{minutes} 分以内に設定してください。',
    ],
    action: '新しいパスワードを設定する',
    after: 'お心当たりがない場合は、何もする必要はありません。パスワードはそのままです。',
  },
  invitation: {
    subject: '{inviter} さんから Dragoman への招待',
    text: [
      '{inviter} さんが {account} にあなたのアカウントを作成しました。',
      '{days} 日以内にパスワードを設定して始めてください。',
    ],
    action: 'パスワードを設定する',
    after: 'ユーザー名は {email} です。',
  },
  oneTimeLogin: {
    subject: 'ログイン用リンク',
    text: ['このリンクで {minutes} 分以内に一度だけ Dragoman にログインできます。'],
    action: 'ログインする',
    after: 'ほかの人に渡さないでください。リンクを持つ人は誰でもあなたとしてログインできます。',
  },
  mfaCode: {
    subject: 'コードは {code} です',
    text: ['Dragoman にログインするには、このコードを入力してください。有効期間は {minutes} 分です。'],
    after: 'いまログインしていない場合は、誰かがパスワードを知っています。変更してください。',
  },
  emailChange: {
    subject: '{code} で新しいアドレスを確認',
    text: ['今後このアドレスを使うには、プロフィールでこのコードを入力してください。有効期間は {minutes} 分です。'],
    after: 'お心当たりがない場合は、何もする必要はありません。',
  },
  emailChanged: {
    subject: 'アドレスが変更されました',
    text: ['Dragoman アカウントのアドレスは {newEmail} になりました。'],
    after: 'お心当たりがない場合は、すぐに管理者に知らせてください。',
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    text: ['Dragoman アカウントのパスワードが変更され、ほかのセッションはすべて終了しました。'],
    after: 'お心当たりがない場合は、すぐに新しいパスワードを求めてください。',
  },
}
