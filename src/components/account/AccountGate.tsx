import { useEffect, useState, type ReactNode } from 'react';
import { SIGN_OUT } from '../../api/routes.ts';
import { ACCOUNT_PAGE_PATH } from '../../api/account-page.ts';
import type { SignInType } from '../../domain/account/sign-in-type.ts';
import { isSignedInHere } from '../../state/signed-in.ts';
import { askAccount, askWhenShown, followOtherTabs, leadToSignIn, type AskedAccount } from './ask-account.ts';

type Props = {
  type: SignInType;
  /** True if what is in it is kept on the device as well, and seen there without a network. */
  keeps?: boolean;
  /** True if what is in it says by itself that there is no connection. */
  tells?: boolean;
  children: ReactNode;
};

function NoConnection() {
  return (
    <div className="card account-block">
      <h2 className="text-heading">No connection</h2>
      <p>You can still see what's saved on this device. The rest will be back when you're online.</p>
      <a className="button button-quiet" href="/favourites">
        Favourites on this device
      </a>
    </div>
  );
}

function WithoutScripts() {
  return (
    <div className="hidden noscript:block">
      <p className="account-soft">
        This page needs JavaScript. You can still see what's kept for you, and change it, on a simpler page.
      </p>
      <form className="account-buttons" method="post" action={SIGN_OUT.path}>
        <a className="button button-primary" href={ACCOUNT_PAGE_PATH}>
          See My Account
        </a>
        <button type="submit" className="button button-quiet">
          Sign out
        </button>
      </form>
    </div>
  );
}

/**
 * What is seen by those who are signed in (spec A10). At the build it says what everybody reads meanwhile; in the browser it
 * asks who is there, and sends a visitor who is not signed in to do so. What is in it reads its own data in the meantime.
 */
export function AccountGate({ type, keeps = false, tells = false, children }: Props) {
  const [asked, setAsked] = useState<AskedAccount | 'built' | 'asking'>('built');

  useEffect(() => {
    let isMember = false;
    const show = (answer: AskedAccount | 'asking'): void => {
      isMember = answer === 'member';
      setAsked(answer);
    };
    async function ask(): Promise<void> {
      const answer = await askAccount();
      if (answer === 'visitor') await leadToSignIn(type);
      else show(answer);
    }
    const start = (): void => void ask().catch(() => show('unknown'));
    const endAsking = askWhenShown(() => {
      setAsked((before) => (before === 'built' ? 'asking' : before));
      start();
    });
    const endFollowing = followOtherTabs(
      start,
      () => show('asking'),
      () => isMember,
    );
    return () => {
      endAsking();
      endFollowing();
    };
  }, [type]);

  const isAsking = asked === 'built' || asked === 'asking';
  const isSeen = asked === 'member' || (asked === 'unknown' && keeps && isSignedInHere());
  return (
    <div className="account-gate">
      {isAsking && (
        <p className="account-soft needs-script" role="status">
          One moment, please.
        </p>
      )}
      {asked === 'unknown' && !tells && <NoConnection />}
      {asked !== 'built' && <div hidden={!isSeen}>{children}</div>}
      <WithoutScripts />
    </div>
  );
}
