import { ButtonLink } from "../components/Button";
import { Brand } from "./Brand";
import { MainNavigation } from "./MainNavigation";
import { MobileMenu } from "./MobileMenu";
import { contactButton, registryButton } from "./navigation";
import { useHeaderTone } from "./useHeaderTone";
import { useIsLive } from "../components/useIsLive";
import { useIsStuck } from "./useIsStuck";
import "./Header.css";

interface HeaderProps {
  readonly isMenuOpen: boolean;
  readonly onMenuToggle: (isOpen: boolean) => void;
}

/** The sticky header. It takes the tone of the section below it. */
export function Header({ isMenuOpen, onMenuToggle }: HeaderProps) {
  const tone = useHeaderTone();
  const isStuck = useIsStuck();
  const isLive = useIsLive();

  return (
    <header
      className="Header"
      data-tone={tone}
      data-tone-open="dark"
      // For browsers without scroll-driven animations: see Header.css.
      data-stuck={isStuck ? "" : undefined}
      data-live={isLive ? "" : undefined}
    >
      <div className="container Header-bar">
        <Brand />
        <MainNavigation />
        <div className="Header-actions">
          <ButtonLink button={registryButton} size="small" />
          <ButtonLink button={contactButton} size="small" />
        </div>
        <MobileMenu isOpen={isMenuOpen} onToggle={onMenuToggle} />
      </div>
    </header>
  );
}
