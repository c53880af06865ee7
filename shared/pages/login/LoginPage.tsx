import { noAccount, signIn } from "./loginContent";
import { LoginScreen } from "./LoginScreen";
import { NoAccount } from "./NoAccount";
import { SignIn } from "./SignIn";

export default function LoginPage() {
  return (
    <LoginScreen id="form">
      <SignIn sectionId="form" content={signIn} />
      <NoAccount id="no-account" content={noAccount} />
    </LoginScreen>
  );
}
