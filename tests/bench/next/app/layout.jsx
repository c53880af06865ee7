import "../shared/styles/site.css";

export const metadata = {
  title: "Larkwell | From Invisible to Engaged",
  description: "The home page of the site beside this folder",
};

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
