import type { ReactNode } from "react";
import { KindNote } from "../../components/KindNote";
import { Icon, type IconName } from "../../components/Icon";
import { RegistryTable } from "../../illustrations/RegistryTable";
import { PhoneThread } from "../../components/PhoneThread";
import { RunningText } from "../../components/RunningText";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import "./Products.css";

export interface Product {
  readonly title: string;
  readonly tagline: string;
  readonly body: string;
  readonly link: LinkContent;
}

interface ProductsProps {
  readonly moreGoodYears: Product;
  readonly engageAi: Product;
  readonly channels: readonly string[];
}

const channelIcons: readonly IconName[] = ["message", "mail", "bell", "alert"];

/** The two products, each with a sample of it beside the words, left and right in turn. */
export function Products({ moreGoodYears, engageAi, channels }: ProductsProps) {
  return (
    <>
      <ProductRow product={moreGoodYears} label={<KindNote name="sample" />}>
        <div className="Products-sample Products-dew">
          <RegistryTable />
        </div>
      </ProductRow>
      <ProductRow product={engageAi} label={<KindNote name="message" />} isFlipped>
        <div className="Products-sample Products-warm">
          <PhoneThread />
          <ul className="Products-channels">
            {channels.map((channel, index) => (
              <li key={channel}>
                <Icon name={channelIcons[index] ?? "message"} />
                {channel}
              </li>
            ))}
          </ul>
        </div>
      </ProductRow>
    </>
  );
}

interface ProductRowProps {
  readonly product: Product;
  readonly label: ReactNode;
  readonly isFlipped?: boolean;
  readonly children: ReactNode;
}

function ProductRow({
  product: { title, tagline, body, link },
  label,
  isFlipped,
  children,
}: ProductRowProps) {
  return (
    <article className={isFlipped ? "Products-row Products-flipped" : "Products-row"}>
      <div className="Products-text">
        <p className="Products-tagline">{tagline}</p>
        <h3 className="title-md">{title}</h3>
        <p>
          <RunningText text={body} />
        </p>
        <MoreLink link={link} />
      </div>
      <div>
        {children}
        {label}
      </div>
    </article>
  );
}
